// Reports of changes, as the content service sends them.

import { createHmac } from "node:crypto";
import { testSite } from "@hub/e2e/test-site";
import type { TestDoor } from "./test-door.ts";

/** The body of a report. */
export function report(change: Record<string, unknown> = {}): string {
	return JSON.stringify({ collection: "posts", event: "update", keys: ["x"], at: Date.now(), ...change });
}

/** The headers that sign a body. */
export function signed(body: string, secret = testSite().settings.publishSecret): Record<string, string> {
	return { "x-hub-signature": `sha256=${createHmac("sha256", secret).update(body).digest("hex")}` };
}

/** Reports a change to a site. @throws when it is not taken */
export async function sendReport(door: TestDoor, change: Record<string, unknown>): Promise<void> {
	const body = report(change);
	const { status } = await door.fetch("/_hooks/publish", { method: "POST", body, headers: signed(body) });
	if (status !== 204) throw new Error(`The report was not taken: ${status}`);
}
