// Changes the package.json of packed packages. `private` prevents accidental publication from the repository; packed
// packages may be published to a private registry.

module.exports = {
	hooks: {
		beforePacking: ({ private: _kept, ...manifest }) => ({ ...manifest, license: "UNLICENSED" }),
	},
};
