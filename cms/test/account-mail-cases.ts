import { expect, test } from "vitest";
import type { Installation } from "./installation.ts";

/** Directus' own mails, which go through our outbox. */
export function accountMailCases(hub: () => Installation): void {
	test("a mail for a new password has our words, in the account's language, and a link that works", async () => {
		const { staff, admin } = hub().cms.credentials;
		const request = (email: string) => hub().call("POST", "/auth/password/request", { email }, { token: null });
		expect((await request(staff.email)).status).toBe(204);
		const [english] = await hub().mailbox.waitFor(staff.email);
		const from = { name: "Data Hub", address: "hub@example.org" };
		expect(english?.mail).toMatchObject({ subject: "Choose a new password", from });
		const link = /https?:\/\/\S+/.exec(english?.mail.text ?? "")?.[0] ?? "";
		expect(link).toContain("/admin/reset-password?token=");
		expect(english?.mail.html).toContain(link.replaceAll("&", "&amp;"));

		await hub().admin.update("/users/me", { language: "de-DE" });
		await request(admin.email);
		const [german] = await hub().mailbox.waitFor(admin.email);
		expect(german?.mail.subject).toBe("Neues Passwort wählen");
		await hub().admin.update("/users/me", { language: null });
	});
}
