// Copies the link of a preview. Only the bar of staff loads this: without it, the link itself can be followed and copied.

import { useState } from "react";
import "./copy-link.css";
import type { PassedLink } from "../page/preview-bar-data.ts";

export function CopyLink({ link: { href, copy, copied, refused } }: { link: PassedLink }) {
	const [said, setSaid] = useState("");
	const copyIt = async () => setSaid((await copyText(new URL(href, location.href).href)) ? copied : refused);
	return (
		<>
			{" "}
			<button type="button" className="preview-copy" onClick={copyIt}>
				{copy}
			</button>{" "}
			<span role="status">{said}</span>
		</>
	);
}

/** Puts a text on the clipboard; false where the browser does not let it. */
async function copyText(text: string): Promise<boolean> {
	if (copyByCommand(text)) return true;
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}

/** The older way, and the only one in a frame whose page is of another origin, as Studio's is. */
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
