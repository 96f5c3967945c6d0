/** Loads the popup after its delay. */
import { loadLibrary } from '@vitrina/core';

const { delay, cookie } = document.getElementById( 'vitrina-popup' )!.dataset;

if ( ! document.cookie.includes( cookie! ) ) {
	setTimeout( () => loadLibrary( 'vitrina-popup' ), Number( delay ) );
}
