/**
 * Copies a text to the clipboard that is not ready yet. The promise is handed over at once, because browsers allow
 * copying only shortly after a click.
 * @returns false if the browser refuses or the text fails
 */
export async function copyWhenReady(text: Promise<string>): Promise<boolean> {
	const blob = text.then((ready) => new Blob([ready], { type: "text/plain" }));
	// The caller handles the failure of its promise.
	blob.catch(() => undefined);
	try {
		await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
		return true;
	} catch {
		return false;
	}
}
