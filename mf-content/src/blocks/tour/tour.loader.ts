import type { LoaderContext } from "@hub/shared-contracts/remote/remote-server";
import type { RichText } from "@hub/shared-contracts/rich-text/rich-text";
import { loadWindow } from "../../screen/screens.loader.ts";
import type { TourBlock } from "./tour.shape.ts";

export function load({ screen }: TourBlock, { locale }: LoaderContext): Promise<RichText> {
	return loadWindow(screen, locale);
}
