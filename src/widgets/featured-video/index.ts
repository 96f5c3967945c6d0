import { defineIsland, isModified } from '@vitrina/core';
import { playInDialog } from './dialog';
import { parseVideo } from './player';
import './featured-video.scss';

/** The island holds a link to the video; a click on it plays it here. */
defineIsland( 'featured-video', {
	mount( element, props ) {
		const video = parseVideo( props );
		const play = ( event: MouseEvent ): void => {
			if ( ! isModified( event ) ) {
				event.preventDefault();
				playInDialog( video );
			}
		};
		element.addEventListener( 'click', play );
		return () => element.removeEventListener( 'click', play );
	},
} );
