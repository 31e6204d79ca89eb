import { STORAGE_REGISTER, type StorageEntry } from "../register/storage-register.ts";

/** Removes the cookies that a third party's script sets on this site. It stores nothing else (storage-register.ts). */
export function removeCookiesOf(by: StorageEntry["by"]): void {
	const prefixes = STORAGE_REGISTER.filter((entry) => entry.by === by && entry.kind === "cookie").map(({ name }) =>
		name.replace(/\*$/, ""),
	);
	const isTheirs = (name: string) => prefixes.some((prefix) => name.startsWith(prefix));
	const labels = location.hostname.split(".");
	// Cookies may have been set without a domain or for any parent domain.
	const domains = ["", ...labels.slice(0, -1).map((_, from) => `; Domain=${labels.slice(from).join(".")}`)];
	for (const pair of document.cookie.split("; ")) {
		const [name = ""] = pair.split("=");
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
		if (isTheirs(name)) for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
	}
}
