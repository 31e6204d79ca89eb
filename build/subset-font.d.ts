declare module "subset-font" {
	/** @param text whose letters are retained @returns the font without the rest */
	export default function subsetFont(
		font: Buffer,
		text: string,
		options: {
			readonly targetFormat: "woff2" | "truetype";
			readonly keepFeatures?: readonly string[];
			/** One value fixes an axis, two cut it. */
			readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
		},
	): Promise<Buffer>;
}
