// The `Range` of a request (RFC 9110, 14.2): one range of a file, for resuming downloads and seeking in videos.

/** A range of a file, both ends included; `whole` without a valid `Range` of a known unit. */
export type ByteRange =
	| { readonly kind: "whole" }
	| { readonly kind: "part"; readonly first: number; readonly last: number }
	| { readonly kind: "unsatisfiable" };

/** Parses a `Range` header for a file of `size` bytes. Several ranges get the whole file, as RFC 9110, 14.2 allows. */
export function byteRange(header: string | null, size: number): ByteRange {
	const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? "");
	const [, from = "", to = ""] = match ?? [];
	if (from === "" && to === "") return { kind: "whole" };
	if (from === "") {
		const length = Math.min(Number(to), size);
		return length === 0 ? { kind: "unsatisfiable" } : { kind: "part", first: size - length, last: size - 1 };
	}
	const first = Number(from);
	const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
	// A last position below the first is invalid and ignored; a first position beyond the file is unsatisfiable (RFC
	// 9110,
	// 14.1.1, 14.1.2).
	if (to !== "" && Number(to) < first) return { kind: "whole" };
	return first >= size ? { kind: "unsatisfiable" } : { kind: "part", first, last };
}
