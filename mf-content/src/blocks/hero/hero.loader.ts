import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { loadScreens, type RenderedScreens } from "../../screen/screens.loader.ts";
import type { HeroBlock } from "./hero.shape.ts";

export function load({ screen }: HeroBlock, { locale }: LoaderContext): Promise<RenderedScreens> {
	return loadScreens([screen], locale);
}
