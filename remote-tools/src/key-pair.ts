// Key pair that signs a team's releases. The private key stays in one file; sites get the public key.

import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import { appendFile, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { AdmissionError } from "@hub/releases/admission-error";
import { keyIdOf, textOfPublicKey } from "@hub/releases/signed-release";

/** Public key for a site. */
export interface PublicKey {
	/** Name in the site's log and history. */
	readonly id: string;
	/** Its SPKI as base64. */
	readonly text: string;
}

/**
 * Creates a key pair and writes the private key with access for its owner only, ignored by git.
 * @throws AdmissionError if the file exists
 */
export async function makeKey(file: string): Promise<PublicKey> {
	const { privateKey } = generateKeyPairSync("ed25519");
	try {
		await writeFile(file, privateKey.export({ format: "pem", type: "pkcs8" }), { mode: 0o600, flag: "wx" });
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
		throw new AdmissionError(
			`${file} already exists, and a site may trust its key: name another file with --file, or delete this one.`,
		);
	}
	await hideFromGit(file);
	return publicPart(privateKey);
}

/** Adds a file to the `.gitignore` beside it, unless it is listed. */
async function hideFromGit(file: string): Promise<void> {
	const ignored = join(dirname(file), ".gitignore");
	const text = await readFile(ignored, "utf8").catch(() => "");
	const name = basename(file);
	if (text.split("\n").some((line) => line === name || line === `*${extname(name)}`)) return;
	await appendFile(ignored, `${text === "" || text.endsWith("\n") ? "" : "\n"}${name}\n`);
}

/** Returns the public key of a private key. */
function publicPart(privateKey: KeyObject): PublicKey {
	const publicKey = createPublicKey(privateKey);
	return { id: keyIdOf(publicKey), text: textOfPublicKey(publicKey) };
}

/** @throws AdmissionError if the file contains no private ed25519 key */
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
			`${file} is a key of ${key.asymmetricKeyType}, but releases are signed with ed25519: create a key with \`hub key\`.`,
		);
	return key;
}
