// Signs the claims of the battery's passport with new keys, each issuer's own, and throws the private ones away:
// `node cms/seed/prototypes/passport/sign.ts`, after a signed value was changed on purpose.

import { writeFile } from "node:fs/promises";
import { CURVE, SIGNING, signedText } from "@hub/shared-contracts/content/signed-claim";
import { CLAIMS, PRODUCT } from "./battery-passport.ts";

const keys: Record<string, { readonly x: string; readonly y: string }> = {};
const signatures: Record<string, string> = {};
for (const issuer of new Set(CLAIMS.map(({ by }) => by))) {
	const { privateKey, publicKey } = await crypto.subtle.generateKey(CURVE, true, ["sign", "verify"]);
	const { x = "", y = "" } = await crypto.subtle.exportKey("jwk", publicKey);
	keys[issuer] = { x, y };
	for (const claim of CLAIMS.filter(({ by }) => by === issuer)) {
		const value = "signedAs" in claim ? claim.signedAs : claim.value;
		const data = new TextEncoder().encode(signedText({ ...claim, value }, PRODUCT));
		signatures[claim.id] = Buffer.from(await crypto.subtle.sign(SIGNING, privateKey, data)).toString("base64url");
	}
}
await writeFile(
	new URL("signatures.json", import.meta.url),
	`${JSON.stringify({ keys, signatures }, undefined, "\t")}\n`,
);
