// What editors ask of a real Directus, and what it says.

import { expect } from "vitest";
import { z } from "zod";
import { seededId } from "../src/seed/identity.ts";
import type { Installation } from "./installation.ts";

const refused = z.object({
	errors: z.array(z.object({ message: z.string(), extensions: z.looseObject({ code: z.string(), reason: z.string() }) })),
});

/** How many entries were thought up: each has an address of its own. */
let count = 0;

/** How an installation is asked. */
export function editingDesk(hub: () => Installation) {
	/** What Directus says to a call by its REST interface: the whole sentence of a refusal, or "done". */
	async function say(
		method: string,
		path: string,
		body: unknown,
		token = hub().cms.credentials.directus.adminToken,
	): Promise<string> {
		const response = await fetch(`${hub().cms.url}${path}`, {
			method,
			headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		if (response.ok) return "done";
		const { errors } = refused.parse(await response.json());
		expect([response.status, errors.length, errors[0]?.extensions.code]).toEqual([400, 1, "FAILED_VALIDATION"]);
		return errors[0]?.extensions.reason ?? "";
	}

	/** A post that nothing is wrong with, unlike every other one. */
	function post(change: Record<string, unknown> = {}) {
		count += 1;
		const id = seededId("posts", `editing ${count}`, "en");
		// What it shows is in its own language.
		const locale = change.locale === "de" ? "de" : "en";
		const words = {
			title: `Post ${count}`,
			description: "A post.",
			body: "<p>Words.</p>",
			published_on: "2026-01-01",
			author: seededId("authors", "mara", locale),
			category: seededId("categories", "practice", locale),
		};
		return {
			id,
			status: "published",
			locale: "en",
			translation_key: `editing-${count}`,
			slug: `editing-${count}`,
			...words,
			...change,
		};
	}

	/** A page that nothing is wrong with. */
	function page(change: Record<string, unknown> = {}) {
		const { body: _, published_on: __, author: ___, category: ____, ...rest } = post();
		return { ...rest, blocks: [{ type: "prose", html: "<p>Words.</p>" }], ...change };
	}

	/** Sends a file to the library, as an upload or in another's place. @returns what Directus says, with the file's id where it took it */
	async function send(
		method: "POST" | "PATCH",
		path: string,
		[name, type, content]: readonly [name: string, type: string, content: string | Uint8Array],
		token = hub().cms.credentials.directus.adminToken,
	): Promise<{ readonly said: string; readonly id: string }> {
		const form = new FormData();
		form.set("file", new Blob([typeof content === "string" ? content : new Uint8Array(content)], { type }), name);
		const headers = { authorization: `Bearer ${token}` };
		const response = await fetch(`${hub().cms.url}${path}`, { method, headers, body: form });
		const answer: unknown = await response.json();
		if (response.ok) return { said: "done", id: z.object({ data: z.object({ id: z.string() }) }).parse(answer).data.id };
		return { said: refused.parse(answer).errors[0]?.extensions.reason ?? "", id: "" };
	}

	return {
		say,
		post,
		page,
		upload: async (...file: readonly [string, string, string | Uint8Array]) => (await send("POST", "/files", file)).id,
		replace: async (id: string, file: readonly [string, string, string | Uint8Array], token?: string) =>
			(await send("PATCH", `/files/${id}`, file, token)).said,
		make: (collection: string, row: object) => say("POST", `/items/${collection}`, row),
	};
}
