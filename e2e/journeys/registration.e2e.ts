// A registration from sign-up to cancellation, and the waiting list (EV-1 to EV-3): in German with JavaScript, in
// English without.

import { randomUUID } from "node:crypto";
import { createEvent } from "../create-event.ts";
import { expect, test } from "../fixtures.ts";
import { followMail, mailsTo } from "../mails.ts";
import { open, refuseCookiesFirst, waitForHydration } from "../page-actions.ts";

test("[EV-1] [EV-2] [EV-3] a cancelled seat is offered to the next person in the waiting list", async ({
	page,
	context,
	anotherVisitor,
	baseURL,
	expectMessage,
}) => {
	test.setTimeout(90_000);
	// Browsers log the 422 response to forms with errors.
	expectMessage(/status of 422/);
	const run = randomUUID().slice(0, 8);
	const [ada, bert] = [`ada.${run}@example.org`, `bert.${run}@example.org`];
	const event = await createEvent(`only-seat-${run}`, { de: "Ein einziger Platz", en: "One seat only" });
	try {
		await refuseCookiesFirst(context, baseURL ?? "");
		await expect.poll(async () => (await page.request.get(`/de/events/${event.key}-de`)).status()).toBe(200);
		await open(page, `/de/events/${event.key}-de`);
		await page.getByRole("link", { name: "Platz reservieren" }).click();
		const button = page.getByRole("button", { name: "Platz reservieren" });
		await expect(button.locator("xpath=ancestor::form"), "the page's own script checks the fields").toHaveAttribute(
			"novalidate",
		);
		await button.click();
		await expect(page.getByRole("alert")).toBeFocused();
		await expect(page.getByRole("alert").getByRole("link")).toHaveText([
			/Name/,
			/E-\u2060?Mail-Adresse/,
			/einverstanden|Einverständnis|zu/,
		]);
		await page.getByLabel("Name").fill("Ada");
		await page.getByLabel("E-Mail-Adresse").fill("ada@localhost");
		await page.getByRole("checkbox").check();
		await button.click();
		await expect(page.getByRole("alert"), "what the server alone knows").toContainText("eine Angabe");
		await expect(page.getByRole("alert")).toBeFocused();
		await expect(page.getByLabel("Name")).toHaveValue("Ada");
		await page.getByLabel("E-Mail-Adresse").fill(ada);
		await page.getByRole("button", { name: "Platz reservieren" }).click();
		await expect(page.getByText("Bitte sehen Sie in Ihrem Postfach nach")).toBeInViewport();
		await expect(page.getByText(`Mail an ${ada} geschickt`)).toBeVisible();
		await followMail(page, ada);
		await page.getByRole("button", { name: "Anmeldung bestätigen" }).click();
		await expect(page.getByRole("heading", { name: "Sie sind dabei" })).toBeVisible();
		await waitForHydration(page);
		await page.getByLabel("Organisation").fill("Werk & Söhne");
		await page.getByRole("button", { name: "Änderungen speichern" }).click();
		await expect(page.getByText("Ihre Angaben wurden geändert.")).toBeVisible();
		await expect(page.getByLabel("Organisation")).toHaveValue("Werk & Söhne");

		const other = await anotherVisitor({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
		await refuseCookiesFirst(other, baseURL ?? "");
		const second = await other.newPage();
		await second.goto(`/events/${event.key}-en`);
		await second.getByLabel("Name").fill("Bert");
		await second.getByLabel("Email address").fill("bert@localhost");
		await second.getByRole("checkbox").check();
		await second.getByRole("button", { name: /Reserve a seat|Join the waiting list/ }).click();
		await expect(second.getByRole("alert"), "the browser itself goes there").toBeFocused();
		await second.getByLabel("Email address").fill(bert);
		await second.getByRole("button", { name: /Reserve a seat|Join the waiting list/ }).click();
		await expect(second.getByText("Please check your inbox")).toBeVisible();
		await followMail(second, bert);
		await second.getByRole("button", { name: "Confirm registration" }).click();
		await expect(second.getByRole("heading", { name: "You are on the waiting list" })).toBeVisible();

		await waitForHydration(page);
		await page.getByRole("link", { name: "Absagen" }).click();
		await page.getByRole("button", { name: "Ja, absagen" }).click();
		await expect(page.getByRole("heading", { name: "Abgesagt" })).toBeVisible();

		await expect
			.poll(async () => (await mailsTo(bert))[0]?.subject, { timeout: 15_000 })
			.toBe("A seat is free: One seat only");
		await followMail(second, bert);
		await second.getByRole("button", { name: "Accept the seat" }).click();
		await expect(second.getByRole("heading", { name: "You are in" })).toBeVisible();
		await second.getByRole("link", { name: "Cancel registration" }).click();
		await second.getByRole("button", { name: "Yes, cancel it" }).click();
		await expect(second.getByRole("heading", { name: "Cancelled" })).toBeVisible();
	} finally {
		await event.remove();
	}
});

test("[EV-1] on a phone, the form is one tap away from any place on the page, and the link to it is hidden only while it is in the window", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, "/de/events/produktpass-welche-daten-zuerst");
	const reserve = page.getByRole("link", { name: "Platz reservieren" });
	await expect(reserve).toBeInViewport();
	await reserve.click();
	await expect(page.getByLabel("Name")).toBeInViewport();
	await expect(reserve).toBeHidden();
	await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
	await expect(reserve).toBeInViewport();
	await page.getByLabel("Name").scrollIntoViewIfNeeded();
	await expect(reserve).toBeHidden();
});
