export { projectFolder } from './platform/files/project-folder';
