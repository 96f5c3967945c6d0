/**
 * Assigns the core to `window.vitrina`, as a plain object: if webpack exported the module,
 * the script would be some 190 bytes larger, because webpack adds a getter for each name.
 */
import * as core from './index';

interface Scripts {
	vitrina?: { core?: typeof core };
}

( ( window as Scripts ).vitrina ??= {} ).core = {
	adminAjax: core.adminAjax,
	announce: core.announce,
	ApiError: core.ApiError,
	cart: core.cart,
	createBus: core.createBus,
	defineIsland: core.defineIsland,
	emit: core.emit,
	isModified: core.isModified,
	listen: core.listen,
	loadLibrary: core.loadLibrary,
	loadStyles: core.loadStyles,
	mountIsland: core.mountIsland,
	nextPaint: core.nextPaint,
	on: core.on,
	onIntent: core.onIntent,
	provideCalls: core.provideCalls,
	provideCart: core.provideCart,
	readJson: core.readJson,
	readPage: core.readPage,
	ready: core.ready,
	rest: core.rest,
	scan: core.scan,
	sendEarly: core.sendEarly,
	settings: core.settings,
	showDialog: core.showDialog,
	state: core.state,
	together: core.together,
	wcAjax: core.wcAjax,
	whenJQuery: core.whenJQuery,
};
