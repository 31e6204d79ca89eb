import { expect, test } from "vitest";
import { FORMS } from "../base/rate-limiter.server.ts";
import { createFormCount, type FormCount } from "./form-count.server.ts";

test("[SS-1] the form limit is shared by the processes of a host and separate for each visitor", async () => {
	const one: FormCount = createFormCount({
		broadcast: (message) => message.kind === "form sent" && other.receive(message.visitor),
	});
	const other: FormCount = createFormCount({
		broadcast: (message) => message.kind === "form sent" && one.receive(message.visitor),
	});
	for (let taken = 0; taken < FORMS.most; taken += 1)
		expect(await (taken % 2 === 0 ? one : other).take("visitor")).toBeUndefined();
	for (const count of [one, other]) {
		const wait = await count.take("visitor");
		expect(wait).toBeGreaterThan(0);
		expect(wait).toBeLessThanOrEqual(FORMS.within / 1_000);
	}
	expect(await other.take("another visitor")).toBeUndefined();
});
