// Texts on the clipboard of the one who works in Studio.

/**
 * Puts a text on the clipboard that is only being made. It is handed over at once, for a browser counts a click for no more than moments.
 * @returns whether the browser let it; false also where there is no text
 */
export async function copyComing(text: Promise<string>): Promise<boolean> {
	const blob = text.then((ready) => new Blob([ready], { type: "text/plain" }));
	// The caller, who makes the text, learns why there is none.
	blob.catch(() => undefined);
	try {
		await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
		return true;
	} catch {
		return false;
	}
}
