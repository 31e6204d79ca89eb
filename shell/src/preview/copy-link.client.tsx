// Copies the link of a preview. Loaded only in the bar of staff; without it, the link can be opened and copied
// manually.

import { useState } from "react";
import "./copy-link.css";
import type { PassedLink } from "../page/preview-bar-data.ts";

export function CopyLink({ link: { href, copy, copied, refused } }: { link: PassedLink }) {
	const [status, setStatus] = useState("");
	const copyIt = async () => setStatus((await copyText(new URL(href, location.href).href)) ? copied : refused);
	return (
		<>
			{" "}
			<button type="button" className="preview-copy" onClick={copyIt}>
				{copy}
			</button>{" "}
			<span role="status">{status}</span>
		</>
	);
}

/** Copies a text to the clipboard; returns false if the browser refuses. */
async function copyText(text: string): Promise<boolean> {
	if (copyByCommand(text)) return true;
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}

/** Uses the older API, the only one in a cross-origin frame such as Studio's. */
function copyByCommand(text: string): boolean {
	let isCopied = false;
	const fill = (event: ClipboardEvent) => {
		event.preventDefault();
		event.clipboardData?.setData("text/plain", text);
		isCopied = event.clipboardData !== null;
	};
	document.addEventListener("copy", fill, { once: true });
	try {
		return document.execCommand("copy") && isCopied;
	} finally {
		document.removeEventListener("copy", fill);
	}
}
