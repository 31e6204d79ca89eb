// Records which accounts of the settings were written to Directus. Unchanged settings are not written again, because
// Directus may have changed the accounts since.

import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import type { NoteValues } from "../database/database-notes.ts";
import type { Account, AccountName, Credentials } from "./credentials.ts";

type Written = NoteValues["accounts"];

/** Returns the accounts whose e-mail or password differs from the last written one. */
export function changedAccounts({ admin, staff }: Credentials, written: Written | undefined): readonly AccountName[] {
	const accounts = { admin, staff };
	return (["admin", "staff"] as const).filter((who) => !isWritten(accounts[who], written?.[who]));
}

/** Returns the records of both accounts after they are written. */
export function writtenAccounts({ admin, staff }: Credentials): Written {
	return { admin: hashed(admin), staff: hashed(staff) };
}

function hashed({ email, password }: Account): Written["admin"] {
	const salt = randomBytes(16).toString("hex");
	return { email, salt, password: scryptSync(password, salt, 32).toString("hex") };
}

function isWritten({ email, password }: Account, written: Written["admin"] | undefined): boolean {
	if (written === undefined || written.email !== email) return false;
	const now = scryptSync(password, written.salt, 32);
	const then = Buffer.from(written.password, "hex");
	return now.length === then.length && timingSafeEqual(now, then);
}
