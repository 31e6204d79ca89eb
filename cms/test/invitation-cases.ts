import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { editors, site } from "../src/access-rules.ts";
import { type Installation, rows } from "./installation.ts";

/** Invitations to Studio, and where mails about accounts lead. @param siteUrl the site's public address */
export function invitationCases(hub: () => Installation, siteUrl: string): void {
	describe("[SS-1] an invitation", () => {
		const evil = "https://evil.example/accept-invite";
		const send = async (path: string, body: object, token?: string) => {
			const response = await fetch(hub().cms.url + path, {
				method: "POST",
				headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
				body: JSON.stringify(body),
			});
			await response.arrayBuffer();
			return response.status;
		};
		const administrator = () => hub().cms.credentials.directus.adminToken;
		const staff = () => hub().tokenOf(hub().cms.credentials.staff);
		const accountOf = async (email: string) =>
			(await hub().admin.read("/users", { filter: { email: { _eq: email } }, fields: ["status", "role"] }, rows))[0];
		/** The mails to an address, once those that are on their way have come. */
		const mailsTo = async (email: string) => {
			await sleep(1_500);
			return hub().mailbox.mails.filter(({ to }) => to === email);
		};

		test("is an administrator's: a stranger who knows the address and the role gets neither a mail sent nor the role changed", async () => {
			const email = "invited@example.org";
			const page = `${siteUrl}/de/accept-invite`;
			expect(await send("/users/invite", { email, role: editors.role, invite_url: page }, administrator())).toBe(204);
			const [mail] = await hub().mailbox.waitFor(email);
			expect(mail?.mail.text).toContain(`${page}?token=`);
			for (const token of [undefined, await staff(), hub().cms.siteToken])
				for (const body of [
					{ email, role: editors.role },
					{ email, role: editors.role, invite_url: evil },
					{ email, role: site.role },
					{ email: Array.from({ length: 40 }, () => email), role: editors.role },
				])
					for (const path of ["/users/invite", "/users/invite/", "/Users/Invite", "/users//invite"])
						expect(await send(path, body, token), `${path} ${JSON.stringify(body)}`).toBeGreaterThanOrEqual(403);
			expect(await mailsTo(email)).toHaveLength(1);
			expect(await accountOf(email)).toEqual({ status: "invited", role: editors.role });
		});

		test("leads where the operator allows it, whoever asks: any other link is refused, and is not mailed in any case", async () => {
			const email = "second@example.org";
			expect(await send("/users/invite", { email, role: editors.role }, administrator())).toBe(204);
			const [mail] = await hub().mailbox.waitFor(email);
			expect(mail?.mail.text).toContain("/admin/accept-invite?token=");
			for (const link of [evil, `${siteUrl}/elsewhere`, `${hub().cms.url}/admin/login`, "javascript:alert(1)//x"])
				expect(await send("/users/invite", { email, role: editors.role, invite_url: link }, administrator()), link).toBe(400);
			// By GraphQL, a program of the operator's gets as far as Directus' own handling, which asks nothing for an account that is invited.
			const query = `mutation { users_invite(email: "${email}", role: "${editors.role}", invite_url: "${evil}") }`;
			expect(await send("/graphql/system", { query }, administrator())).toBe(200);
			expect(await mailsTo(email)).toHaveLength(1);
		});

		test("goes to twenty addresses at once", async () => {
			const email = Array.from({ length: 21 }, (_, number) => `many${number}@example.org`);
			expect(await send("/users/invite", { email, role: editors.role }, administrator())).toBe(400);
			expect(await accountOf("many0@example.org")).toBeUndefined();
		});
	});
}
