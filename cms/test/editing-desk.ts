// Saves and uploads of editors at a real Directus.

import { expect } from "vitest";
import { z } from "zod";
import { seededId } from "../src/seed/identity.ts";
import type { Answer, Installation } from "./installation.ts";

const refused = z.object({
	errors: z.array(z.object({ extensions: z.looseObject({ code: z.string(), reason: z.string() }) })),
});
const created = z.object({ id: z.string() });

type File = readonly [name: string, type: string, content: string | Uint8Array];

/** Number of entries so far, for unique addresses. */
let count = 0;

/** Creates functions that save and upload. */
export function editingDesk(hub: () => Installation) {
	/** Returns the whole sentence of a refusal, or "done". */
	function outcome({ status, json }: Answer): string {
		if (status < 300) return "done";
		const { errors } = refused.parse(json);
		expect([status, errors.length, errors[0]?.extensions.code]).toEqual([400, 1, "FAILED_VALIDATION"]);
		return errors[0]?.extensions.reason ?? "";
	}

	/** Sends a request as an administrator, or with another token. @returns the sentence of a refusal, or "done" */
	const attempt = async (method: string, path: string, body: unknown, token?: string) =>
		outcome(await hub().call(method, path, body, { token }));

	/** Returns a valid, unique post. */
	function post(change: Record<string, unknown> = {}) {
		count += 1;
		const locale = change.locale === "de" ? "de" : "en";
		return {
			id: seededId("posts", `editing ${count}`, "en"),
			status: "published",
			locale: "en",
			translation_key: `editing-${count}`,
			slug: `editing-${count}`,
			title: `Post ${count}`,
			description: "A post.",
			body: "<p>Words.</p>",
			published_on: "2026-01-01",
			author: seededId("authors", "mara", locale),
			category: seededId("categories", "practice", locale),
			...change,
		};
	}

	function page(change: Record<string, unknown> = {}) {
		const { body: _, published_on: __, author: ___, category: ____, ...rest } = post();
		return { ...rest, blocks: [{ type: "prose", html: "<p>Words.</p>" }], ...change };
	}

	/** Uploads a file, or replaces another one. */
	async function send(
		method: "POST" | "PATCH",
		path: string,
		[name, type, content]: File,
		{ token, ...fields }: Record<string, string> = {},
	) {
		const form = new FormData();
		for (const [field, value] of Object.entries(fields)) form.set(field, value);
		form.set("file", new Blob([typeof content === "string" ? content : new Uint8Array(content)], { type }), name);
		return hub().call(method, path, form, { token });
	}

	return {
		attempt,
		post,
		page,
		/** @returns the file's id */
		upload: async (file: File, fields?: Record<string, string>) =>
			created.parse((await send("POST", "/files", file, fields)).data).id,
		replace: async (id: string, file: File, token = hub().cms.credentials.directus.adminToken) =>
			outcome(await send("PATCH", `/files/${id}`, file, { token })),
		make: (collection: string, row: object) => attempt("POST", `/items/${collection}`, row),
	};
}
