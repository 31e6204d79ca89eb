// Sessions, invitations and attempts by strangers at the content service.

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Installation } from "./installation.ts";
import { invitationCases } from "./invitation-cases.ts";
import { limitCases } from "./limit-cases.ts";
import { sessionCases } from "./session-cases.ts";

const SITE = "http://127.0.0.1:3999";

let hub: Installation;

beforeAll(async () => {
	hub = await Installation.open();
	hub.siteUrl = SITE;
	await hub.startWithContent();
}, 600_000);

afterAll(() => hub?.close());

sessionCases(() => hub);
invitationCases(() => hub, SITE);

describe("[SS-1] Directus' routes", () => {
	test("respond 404 to paths with an empty segment, which the limits would miss", async () => {
		for (const path of ["/auth//login", "/auth/login//", "//auth/login", "/users//me/tfa/generate"])
			expect((await hub.call("POST", path, {}, { token: null })).status, path).toBe(404);
	});

	test.each(["/files", `/files/${randomUUID()}`, "/utils/import", "/utils/import/posts", "/schema/diff"])(
		"an upload to %s is refused before it is read",
		async (path) => {
			const form = new FormData();
			form.append("file", new Blob(["[]"], { type: "application/json" }), "x.json");
			const method = path.startsWith("/files/") ? "PATCH" : "POST";
			const { status, json } = await hub.call(method, path, form, { token: null });
			expect([status, json]).toMatchObject([403, { errors: [{ message: "Sign in to upload a file." }] }]);
		},
	);
});

// Runs last, because it uses up the limits of one network.
limitCases(() => hub);
