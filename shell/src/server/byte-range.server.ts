// The `Range` of a request (RFC 9110, 14): one part of a file, for downloads that go on where they were cut off.

/** Part of a file, both ends included; `whole` where nothing else was asked for in a form that is known. */
export type ByteRange =
	| { readonly kind: "whole" }
	| { readonly kind: "part"; readonly first: number; readonly last: number }
	| { readonly kind: "unsatisfiable" };

/** What a `Range` header asks of a file of `size` bytes. Several parts at once are answered with the whole, as the standard allows. */
export function byteRange(header: string | null, size: number): ByteRange {
	const asked = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? "");
	const [, from = "", to = ""] = asked ?? [];
	if (from === "" && to === "") return { kind: "whole" };
	if (from === "") {
		const length = Math.min(Number(to), size);
		return length === 0 ? { kind: "unsatisfiable" } : { kind: "part", first: size - length, last: size - 1 };
	}
	const first = Number(from);
	const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
	// Ends in the wrong order are no range at all; a beginning behind the end is one that cannot be.
	if (to !== "" && Number(to) < first) return { kind: "whole" };
	return first >= size ? { kind: "unsatisfiable" } : { kind: "part", first, last };
}
