// What a string may become in a browser that knows Trusted Types, for all scripts of the page, libraries' included
// (docs/decisions/008-content-security-policy.md). https://www.w3.org/TR/trusted-types/#default-policy-hdr

/** One frame and nothing else, as Vimeo's library writes it with what Vimeo answers. Where frames may come from says `frame-src`. */
const FRAME = /^<iframe (?![^>]*srcdoc)[^<>]*><\/iframe>$/i;

/** Paths, as still pictures have them (shared-ui/src/cover), or nothing at all. */
const DRAWING = /^(<\/?(g|path)( (class|d|fill|stroke|stroke-width|transform)="[^"<>]*")*\/?>)*$/;

/** Scripts of this site are files of a release; which come from elsewhere says `script-src`. Text becomes no script, and markup only what cannot run. */
export function guardStrings(): void {
	window.trustedTypes?.createPolicy("default", {
		createScriptURL(address) {
			const { origin, pathname } = new URL(address, location.href);
			return origin !== location.origin || pathname.startsWith("/r/") ? address : null;
		},
		createHTML: (html) => (FRAME.test(html) || DRAWING.test(html) ? html : null),
	});
}
