import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { type DrawnScreens, loadScreens } from "../../screen/screens.loader.ts";
import type { HeroBlock } from "./hero.shape.ts";

export function load({ screen }: HeroBlock, { locale }: LoaderContext): Promise<DrawnScreens> {
	return loadScreens([screen], locale);
}
