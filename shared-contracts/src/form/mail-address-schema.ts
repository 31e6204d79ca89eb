// Schema of mail addresses. Separate from mail-address.ts, so that browsers don't load zod for it.

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
