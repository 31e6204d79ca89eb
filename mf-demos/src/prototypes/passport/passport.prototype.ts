import type { PrototypeDeclaration } from "../define-prototype.ts";

export const passport: PrototypeDeclaration<"passport"> = {
	view: {
		chunk: "prototype-passport",
		load: () => import(/* webpackChunkName: "prototype-passport" */ "./passport.tsx"),
	},
};
