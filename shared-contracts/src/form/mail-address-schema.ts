// Mail addresses where unknown input is read; apart from how they are read, so that a browser that needs that alone
// carries no parser.

import { z } from "zod";
import { inOneLine } from "../language/letters.ts";
import { readMailAddress } from "./mail-address.ts";

/** Schema that normalises a mail address. @param error message for invalid text; default: English */
export function mailAddressSchema(error = (): string => "is no mail address") {
	return z.string({ error }).transform((text, context) => {
		const read = readMailAddress(inOneLine(text));
		if (read.kind === "address") return read.address;
		context.addIssue({ code: "custom", message: error() });
		return z.NEVER;
	});
}
