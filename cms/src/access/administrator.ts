import { contentPath } from "@hub/content-model/cms/content-path";
import { z } from "zod";
import { CmsStartError } from "../cms-start-error.ts";
import { CmsCallError, type CmsClient, createCmsClient } from "../rest.ts";
import type { AccountName, Credentials } from "./credentials.ts";

const me = z.object({ id: z.string(), email: z.string().nullable() });

/**
 * Creates a client that acts as the administrator, after updating e-mail and password in Directus where the credentials
 * have changed. If the static token is no longer accepted, signs in with the password and sets it again.
 * @param changed accounts whose credentials differ from those last written to Directus
 * @throws CmsStartError if neither token nor password is accepted
 */
export async function actAsAdministrator(
	url: string,
	credentials: Credentials,
	changed: readonly AccountName[],
): Promise<CmsClient> {
	const client = createCmsClient(url, credentials.directus.adminToken);
	try {
		const { id } = await client.read("/users/me", { fields: ["id", "email"] }, me);
		if (changed.includes("admin")) await client.update(contentPath("users", id), { ...credentials.admin });
		return client;
	} catch (error) {
		if (!(error instanceof CmsCallError) || error.status !== 401) throw error;
	}
	const token = await login(url, credentials);
	await createCmsClient(url, token).update("/users/me", { token: credentials.directus.adminToken });
	return client;
}

async function login(url: string, { admin }: Credentials): Promise<string> {
	const response = await fetch(`${url}/auth/login`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ email: admin.email, password: admin.password, mode: "json" }),
		signal: AbortSignal.timeout(10_000),
	});
	const answer = z.object({ data: z.object({ access_token: z.string() }) }).safeParse(await response.json());
	if (answer.success) return answer.data.data.access_token;
	throw new CmsStartError(
		`The content service does not accept the administrator ${admin.email}: set ADMIN_EMAIL and ADMIN_PASSWORD to the current ones, and start again.`,
	);
}
