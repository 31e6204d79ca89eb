// The styles of the whole site, in the order of their layers.

import "@hub/shared-ui/theme/tokens.css";
import "@hub/shared-ui/theme/fonts.css";
import "@hub/shared-ui/theme/base.css";
import "../layout/shell.css";
import "@hub/shared-ui/theme/favicon.svg";
