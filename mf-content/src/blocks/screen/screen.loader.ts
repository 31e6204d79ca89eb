import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import { loadScreens, type RenderedScreens } from "../../screen/screens.loader.ts";
import type { ScreenBlock } from "./screen.shape.ts";

export function load({ screen }: ScreenBlock, { locale }: LoaderContext): Promise<RenderedScreens> {
	return loadScreens([screen], locale);
}
