// Trusted Types for all scripts of the page, including libraries (docs/decisions/008-content-security-policy.md).
// https://www.w3.org/TR/trusted-types/#default-policy-hdr

/** A single frame, as Vimeo's library writes it from Vimeo's response. `frame-src` restricts its origin. */
const FRAME = /^<iframe (?![^>]*srcdoc)[^<>]*><\/iframe>$/i;

/** Paths of still pictures (shared-ui/src/cover), or nothing. */
const DRAWING = /^(<\/?(g|path)( (class|d|fill|stroke|stroke-width|transform)="[^"<>]*")*\/?>)*$/;

/**
 * Allows scripts from release files, and from other origins as `script-src` allows. Text never becomes a script, and
 * markup only if it cannot run.
 */
export function guardStrings(): void {
	window.trustedTypes?.createPolicy("default", {
		createScriptURL(address) {
			const { origin, pathname } = new URL(address, location.href);
			return origin !== location.origin || pathname.startsWith("/r/") ? address : null;
		},
		createHTML: (html) => (FRAME.test(html) || DRAWING.test(html) ? html : null),
	});
}
