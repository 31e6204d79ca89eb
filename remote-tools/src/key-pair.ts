// The key that a team signs its releases with. The private half stays in one file; a site is told the public half.

import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { AdmissionError } from "@hub/releases/admission-error";
import { keyIdOf, textOfPublicKey } from "@hub/releases/signed-release";

/** What a site is told of a key. */
export interface PublicKey {
	/** What it is called in the site's log and history. */
	readonly id: string;
	/** The base64 of its SPKI. */
	readonly text: string;
}

/**
 * Makes a pair of keys, and writes the private one where only its owner can read it, and git does not look.
 * @throws AdmissionError where the file is there already
 */
export async function makeKey(file: string): Promise<PublicKey> {
	const { privateKey } = generateKeyPairSync("ed25519");
	try {
		await writeFile(file, privateKey.export({ format: "pem", type: "pkcs8" }), { mode: 0o600, flag: "wx" });
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
		throw new AdmissionError(
			`${file} is there already, and a site may know its key: name another file with --file, or remove this one.`,
		);
	}
	await hideFromGit(file);
	return publicPart(privateKey);
}

/** Names a file in the `.gitignore` beside it, where no line does. */
async function hideFromGit(file: string): Promise<void> {
	const ignored = join(dirname(file), ".gitignore");
	const text = await readFile(ignored, "utf8").catch(() => "");
	const name = basename(file);
	if (text.split("\n").some((line) => line === name || line === `*${extname(name)}`)) return;
	await appendFile(ignored, `${text === "" || text.endsWith("\n") ? "" : "\n"}${name}\n`);
}

/** What a site is told of a private key. */
function publicPart(privateKey: KeyObject): PublicKey {
	const publicKey = createPublicKey(privateKey);
	return { id: keyIdOf(publicKey), text: textOfPublicKey(publicKey) };
}

/** @throws AdmissionError where the file holds no private key of ed25519 */
export function readKey(file: string): KeyObject {
	let key: KeyObject;
	try {
		key = createPrivateKey(readFileSync(file));
	} catch (error) {
		throw new AdmissionError(
			`${file} could not be read as a key (${(error as Error).message}): name the file that \`hub key\` wrote.`,
		);
	}
	if (key.asymmetricKeyType !== "ed25519")
		throw new AdmissionError(
			`${file} is a key of ${key.asymmetricKeyType}: releases are signed with ed25519, as \`hub key\` makes it.`,
		);
	return key;
}
