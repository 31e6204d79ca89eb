import { expect, test } from "vitest";
import { FORMS_PER_MINUTE } from "../base/rate-limiter.server.ts";
import { createFormLimiter, type FormLimiter } from "./form-limiter.server.ts";

test("[SS-1] the form limit is shared by the processes of a host and separate for each visitor", async () => {
	const one: FormLimiter = createFormLimiter({
		broadcast: (message) => message.kind === "form sent" && other.receive(message.visitor),
	});
	const other: FormLimiter = createFormLimiter({
		broadcast: (message) => message.kind === "form sent" && one.receive(message.visitor),
	});
	for (let taken = 0; taken < FORMS_PER_MINUTE.max; taken += 1)
		expect(await (taken % 2 === 0 ? one : other).consume("visitor")).toBeUndefined();
	for (const limiter of [one, other]) {
		const wait = await limiter.consume("visitor");
		expect(wait).toBeGreaterThan(0);
		expect(wait).toBeLessThanOrEqual(FORMS_PER_MINUTE.windowMs / 1_000);
	}
	expect(await other.consume("another visitor")).toBeUndefined();
});
