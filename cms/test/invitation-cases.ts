import { describe, expect, test } from "vitest";
import { editors, site } from "../src/access/access-rules.ts";
import { type Installation, rows } from "./installation.ts";

/** Invitations to Studio, and links in mails about accounts. @param siteUrl the site's public address */
export function invitationCases(hub: () => Installation, siteUrl: string): void {
	describe("[SS-1] an invitation", () => {
		const evil = "https://evil.example/accept-invite";
		const send = async (path: string, body: object, token?: string | null) =>
			(await hub().call("POST", path, body, { token })).status;
		const accountOf = async (email: string) =>
			(await hub().admin.read("/users", { filter: { email: { _eq: email } }, fields: ["status", "role"] }, rows))[0];
		/** Number of mails to an address in the outbox, sent or not. */
		const mailsTo = (email: string) =>
			hub().inDatabase(
				(database) => database.prepare("select id from hub_outbox where mail like ?").all(`%${email}%`).length,
			);

		test("is sent for an administrator alone: a stranger neither sends one again nor changes its role", async () => {
			const email = "invited@example.org";
			const page = `${siteUrl}/de/accept-invite`;
			expect(await send("/users/invite", { email, role: editors.role, invite_url: page })).toBe(204);
			const [mail] = await hub().mailbox.waitFor(email);
			expect(mail?.mail.text).toContain(`${page}?token=`);
			for (const token of [null, await hub().staffToken(), hub().cms.siteToken])
				for (const body of [
					{ email, role: editors.role },
					{ email, role: editors.role, invite_url: evil },
					{ email, role: site.role },
					{ email: Array.from({ length: 40 }, () => email), role: editors.role },
				])
					for (const path of ["/users/invite", "/users/invite/", "/Users/Invite", "/users//invite"])
						expect(await send(path, body, token), `${path} ${JSON.stringify(body)}`).toBeGreaterThanOrEqual(403);
			expect(mailsTo(email)).toBe(1);
			expect(await accountOf(email)).toEqual({ status: "invited", role: editors.role });
		});

		test("leads to an address that the operator allows, and is refused with any other", async () => {
			const email = "second@example.org";
			expect(await send("/users/invite", { email, role: editors.role })).toBe(204);
			const [mail] = await hub().mailbox.waitFor(email);
			expect(mail?.mail.text).toContain("/admin/accept-invite?token=");
			for (const link of [evil, `${siteUrl}/elsewhere`, `${hub().cms.url}/admin/login`, "javascript:alert(1)//x"])
				expect(await send("/users/invite", { email, role: editors.role, invite_url: link }), link).toBe(400);
			// Programs of the operator reach Directus' own resolver, which sends no mail to an invited account.
			const query = `mutation { users_invite(email: "${email}", role: "${editors.role}", invite_url: "${evil}") }`;
			expect(await send("/graphql/system", { query })).toBe(200);
			expect(mailsTo(email)).toBe(1);
		});

		test("goes to twenty addresses at most", async () => {
			const email = Array.from({ length: 21 }, (_, number) => `many${number}@example.org`);
			expect(await send("/users/invite", { email, role: editors.role })).toBe(400);
			expect(await accountOf("many0@example.org")).toBeUndefined();
		});
	});
}
