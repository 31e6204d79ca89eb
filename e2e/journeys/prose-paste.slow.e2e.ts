// What is copied in Word, pasted into a formatted text: it comes out as it will be shown, and is stored as it stands there.

import type { Page } from "@playwright/test";
import { addDraftTerm } from "../editor.ts";
import { expect, test } from "../fixtures.ts";
import { field, openEntry, press, STUDIO_ASKED, signIn, stored } from "../studio.ts";

const item = (level: number, marker: string, words: string) =>
	`<p class=MsoListParagraphCxSpMiddle style='margin-left:${36 * level}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`;
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {font-family:Calibri} --></style></head><body><!--StartFragment--><h1>Titel<o:p></o:p></h1><p class=MsoNormal style='text-align:center'><span style='font-family:Arial;color:red'>Preis <s>100</s> 80<o:p></o:p></span></p>${item(1, "·", "Äpfel")}${item(2, "o", "rot")}${item(1, "·", "Birnen")}<p class=MsoNormal><img src="file:///C:/Temp/clip_image001.png" width=10 height=10></p><!--EndFragment--></body></html>`;

/** Pastes as a browser does: what is copied in another program is on the clipboard as HTML. */
async function paste(page: Page, html: string): Promise<void> {
	await field(page, "body")
		.getByRole("textbox")
		.evaluate((editor, copied) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData("text/html", copied);
			clipboardData.setData("text/plain", "Titel");
			editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
		}, html);
}

test("[CT-10] what is pasted from Word is stored as headings, lists and struck words, and a notice says what stays behind", async ({
	page,
	expectMessage,
}) => {
	test.slow();
	expectMessage(STUDIO_ASKED);
	const term = await addDraftTerm("pasted-from-word", { locale: "de", term: "Eingefügt" });
	const body = async () => (await stored("glossary_terms", { id: { _eq: term.id } }))[0]?.body;
	try {
		await signIn(page);
		await openEntry(page, "glossary_terms", term.id);
		const text = field(page, "body").getByRole("textbox");
		await text.click();
		await paste(page, WORD);
		await expect(text.getByRole("heading", { level: 2 })).toHaveText("Titel");
		await expect(field(page, "body").getByText("One picture did not come along")).toBeVisible();
		await press(page, "Save");
		// Studio's editor adds an empty line, to write on below a list.
		await expect
			.poll(body)
			.toMatch(
				/^<h2>Titel<\/h2><p>Preis <s>100<\/s> 80<\/p><ul><li><p>Äpfel<\/p><ul><li><p>rot<\/p><\/li><\/ul><\/li><li><p>Birnen<\/p><\/li><\/ul>(<p><\/p>)?$/,
			);

		// What is stored is what Studio's editor would write: it stays open for writing.
		await openEntry(page, "glossary_terms", term.id);
		await expect(text).toHaveAttribute("contenteditable", "true");
		await expect(field(page, "body").locator(".normalization-notice")).toHaveCount(0);
	} finally {
		await page.close();
		await term.undo();
	}
});
