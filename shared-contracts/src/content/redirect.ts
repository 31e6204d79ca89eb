/** An old address and where it leads, as an editor wrote it. */
export interface Redirect {
	readonly id: string;
	/** A path of this site, without query and hash. */
	readonly from: string;
	/** A path of this site or an https address, percent-encoded. */
	readonly to: string;
	readonly permanent: boolean;
}
