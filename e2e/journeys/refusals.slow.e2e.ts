// Refusals in Studio: the whole sentence is readable, and the form keeps what was typed (CT-1).

import { add } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { choose, field, fill, openEntry, press, refusal, signIn, stored } from "../studio.ts";

test("[CT-1] a refusal stands above the form, whole, and the form keeps what was written", async ({ page, expectMessage }) => {
	test.slow();
	// Studio logs the refusal, and requests an asset for the empty picture field.
	expectMessage(/400 \(Bad Request\)|404 \(Not Found\)/);
	const [recording] = await stored("recordings", { locale: { _eq: "en" } });
	await signIn(page);
	await openEntry(page, "recordings", String(recording?.id));
	await fill(page, "duration_seconds", "3000000000");
	await press(page, "Save");
	await expect(refusal(page)).toContainText("“Length in seconds” cannot be 3000000000: write a whole number from 0 to 86400.");
	await expect(field(page, "duration_seconds").locator("input")).toHaveValue("3000000000");
	expect(await stored("recordings", { id: { _eq: recording?.id } })).toMatchObject([
		{ duration_seconds: recording?.duration_seconds },
	]);
	// Unsaved changes would open Studio's confirmation dialog.
	await fill(page, "duration_seconds", String(recording?.duration_seconds));

	const half = { type: "quote", text: "Short." };
	const industry = await add("industries", {
		...{ status: "draft", locale: "en", translation_key: "refused", slug: "refused", title: "Refused", tone: "brand" },
		...{ description: "An industry that a test writes.", blocks: [half, half, half, half] },
	});
	try {
		await openEntry(page, "industries", industry.id);
		await choose(page, "status", "Published");
		await press(page, "Save");
		const sentence = await refusal(page).textContent();
		expect(sentence).toMatch(
			/“Blocks” would not be shown as they are: block 1, Quote: “Name” is missing; “Role” is missing; block 2, .+; block 3, .+; and 1 more\. Correct them, or set “Status” to Draft\./,
		);
		// Studio's dialogs show 200 characters.
		expect(sentence?.length).toBeGreaterThan(230);
	} finally {
		await industry.undo();
	}
});
