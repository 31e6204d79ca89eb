declare module "subset-font" {
	/** @param text characters to keep @returns the font without the others */
	export default function subsetFont(
		font: Buffer,
		text: string,
		options: {
			readonly targetFormat: "woff2" | "truetype";
			readonly keepFeatures?: readonly string[];
			/** One value fixes an axis; two values limit it. */
			readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
		},
	): Promise<Buffer>;
}
