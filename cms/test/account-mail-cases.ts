import { describe, expect, test } from "vitest";
import type { Installation } from "./installation.ts";

/** Directus' own mails, which go through our outbox. */
export function accountMailCases(hub: () => Installation): void {
	describe("mails of accounts", () => {
		const askFor = (email: string) =>
			fetch(`${hub().cms.url}/auth/password/request`, {
				method: "POST",
				headers: { "content-type": "application/json" },
				body: JSON.stringify({ email }),
			});

		test("a new password is asked for in our words, and the link works", async () => {
			const { email } = hub().cms.credentials.staff;
			expect((await askFor(email)).status).toBe(204);
			const [delivered] = await hub().mailbox.waitFor(email);
			expect(delivered?.mail).toMatchObject({
				subject: "Choose a new password",
				from: { name: "Data Hub", address: "hub@example.org" },
			});
			const link = /https?:\/\/\S+/.exec(delivered?.mail.text ?? "")?.[0] ?? "";
			expect(link).toContain("/admin/reset-password?token=");
			expect(delivered?.mail.html).toContain(link.replaceAll("&", "&amp;"));
		});

		test("in German for an account that is set to German", async () => {
			const { email } = hub().cms.credentials.admin;
			await hub().admin.update("/users/me", { language: "de-DE" });
			await askFor(email);
			const [delivered] = await hub().mailbox.waitFor(email);
			expect(delivered?.mail.subject).toBe("Neues Passwort wählen");
			await hub().admin.update("/users/me", { language: null });
		});
	});
}
