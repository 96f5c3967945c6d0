import { defineIsland, isModified, listen } from '@vitrina/core';
import { playInDialog } from './dialog';
import { parseVideo } from './player';
import './featured-video.scss';

/** The island contains a link to the video; a click plays it in a dialog. */
defineIsland( 'featured-video', {
	mount( element, props ) {
		const video = parseVideo( props );
		return listen< MouseEvent >( element, 'click', ( event ) => {
			if ( ! isModified( event ) ) {
				event.preventDefault();
				playInDialog( video );
			}
		} );
	},
} );
