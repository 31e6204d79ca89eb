import type { PrototypeDeclaration } from "../define-prototype.ts";

export const footprint: PrototypeDeclaration<"footprint"> = {
	view: {
		chunk: "prototype-footprint",
		load: () => import(/* webpackChunkName: "prototype-footprint" */ "./footprint.tsx"),
	},
};
